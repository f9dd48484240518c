// A PNG of one pixel.
const base64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The smallest picture that there is. */
export const pixelFile = (name: string) =>
  new File([new Uint8Array(Buffer.from(base64, 'base64'))], name, { type: 'image/png' })
