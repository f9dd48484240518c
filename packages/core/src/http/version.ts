/** Version of these packages; every request names it in `X-Eb-Client`. */
export const version = '0.1.0'
