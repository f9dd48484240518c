/** The one bucket of the embedded store, and its place in the gateway's addresses. */
export const bucket = 'eb-store'

/** The region that clients sign for with the embedded store. */
export const region = 'oss-eb-local'

/** Path prefix of every request to the store. */
export const storePath = `/${bucket}`
