/** The body of a call that writes. */
export const feedback = { url: '/http-test', score: 4 as const, description: 'fine' }
