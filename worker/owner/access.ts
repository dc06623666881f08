import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose'

const keySets = new Map<string, JWTVerifyGetKey>()

/**
 * Checks the token that Cloudflare Access puts on requests it let through.
 *
 * @param env the team's domain and the application's audience; without both nobody comes in this way
 * @param token of the header `Cf-Access-Jwt-Assertion`
 * @returns whether Access signed it for this team, this application and now
 * (developers.cloudflare.com/cloudflare-one, "Validate JWTs")
 */
export async function isAccessToken(
  env: Pick<Env, 'ACCESS_TEAM_DOMAIN' | 'ACCESS_AUDIENCE'>,
  token: string,
): Promise<boolean> {
  if (!accessIsSet(env)) return false
  const issuer = `https://${env.ACCESS_TEAM_DOMAIN}`
  try {
    await jwtVerify(token, keysOf(issuer), {
      issuer,
      audience: env.ACCESS_AUDIENCE,
      algorithms: ['RS256'],
      requiredClaims: ['exp'],
    })
    return true
  } catch {
    return false
  }
}

/** @returns whether both settings are there; an audience left out would let in every application of the team */
export function accessIsSet(
  env: Pick<Env, 'ACCESS_TEAM_DOMAIN' | 'ACCESS_AUDIENCE'>,
): env is { ACCESS_TEAM_DOMAIN: string; ACCESS_AUDIENCE: string } {
  return Boolean(env.ACCESS_TEAM_DOMAIN && env.ACCESS_AUDIENCE)
}

/** Jose keeps the team's keys and asks for them again when they change. */
function keysOf(issuer: string): JWTVerifyGetKey {
  const known = keySets.get(issuer)
  if (known) return known
  const keys = createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer))
  keySets.set(issuer, keys)
  return keys
}
