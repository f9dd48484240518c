/** A key encoded for addresses. */
export const encodeKey = (key: string) => key.split('/').map(encodeURIComponent).join('/')
