/** The query of a request, by its path. */
export const queryOf = (path = '') => Object.fromEntries(new URL(path, 'http://gateway').searchParams)
