/** The page of the system's notices, to which the messages link. */
export const noticesPath = '/notice/system/list'

export const noticesResource = 'merchant-api/system-notice'
