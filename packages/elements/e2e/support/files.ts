import type { Opening } from './ElementRecord'

/** A text file to upload. */
export const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

/** Waits until the files of a folder are listed. */
export const listed: Opening = async (it) => {
  await it.sees('[part=files] [data-key]')
  await it.settled()
}
