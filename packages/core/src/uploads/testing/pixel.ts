// A PNG with one pixel.
const base64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The smallest possible picture. */
export const pixelFile = (name: string) =>
  new File([new Uint8Array(Buffer.from(base64, 'base64'))], name, { type: 'image/png' })
