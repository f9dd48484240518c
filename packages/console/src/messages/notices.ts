/** The page of the system's notices, which the messages lead to. */
export const noticesPath = '/notice/system/list'

export const noticesResource = 'merchant-api/system-notice'
