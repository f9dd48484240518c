import type { Opening } from './ElementRecord'

/** A file of text that is uploaded. */
export const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

/** The files of a folder are there. */
export const listed: Opening = async (it) => {
  await it.sees('[part=files] [data-key]')
  await it.settled()
}
