/** Descriptions of a sign-up or a question that needs a Turnstile check, shown below the message that it failed. */
export const CHALLENGE_MESSAGES = {
  first: 'A short check comes first, that you are a person.',
  failed:
    'The check that you are a person did not load or was not passed. Let your browser load challenges.cloudflare.com, or write to us.',
} as const

/** The Turnstile action of both forms, newsletter and question; a token issued for another action is rejected. */
export const CHALLENGE_ACTION = 'newsletter'
