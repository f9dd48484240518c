/** What a route asks of a user's roles: a permission code, several of which one is enough, or a session alone. */
export type Needs = 'session' | `${string}:${string}` | readonly `${string}:${string}`[]

/** Callers of a route: everybody, partners' servers with their key, or users. */
export type Access = 'public' | 'partner' | 'user'
