import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose'

const keySets = new Map<string, JWTVerifyGetKey>()

type AccessEnv = Pick<Env, 'ACCESS_TEAM_DOMAIN' | 'ACCESS_AUDIENCE'>

/**
 * Whether Cloudflare Access issued a token for this team and application, and it has not expired. Without both settings
 * every token is rejected (developers.cloudflare.com/cloudflare-one, "Validate JWTs").
 */
export async function isAccessToken(env: AccessEnv, token: string): Promise<boolean> {
  if (!isAccessConfigured(env)) return false
  const issuer = `https://${env.ACCESS_TEAM_DOMAIN}`
  try {
    await jwtVerify(token, keySetOf(issuer), {
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

/** @returns whether both settings are present; without the audience, tokens of every application of the team would pass */
export function isAccessConfigured(env: AccessEnv): env is Required<AccessEnv> {
  return Boolean(env.ACCESS_TEAM_DOMAIN && env.ACCESS_AUDIENCE)
}

/** Jose caches the team's keys and fetches them again when they change. */
function keySetOf(issuer: string): JWTVerifyGetKey {
  const cached = keySets.get(issuer)
  if (cached) return cached
  const keySet = createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer))
  keySets.set(issuer, keySet)
  return keySet
}
