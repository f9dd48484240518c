/** A key as it stands in addresses. */
export const encodeKey = (key: string) => key.split('/').map(encodeURIComponent).join('/')
