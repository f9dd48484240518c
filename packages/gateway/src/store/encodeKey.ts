/** Encodes a key for addresses. */
export const encodeKey = (key: string) => key.split('/').map(encodeURIComponent).join('/')
