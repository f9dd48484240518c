import { encodeText } from '../qr/encodeText'
import { qrImage } from './qrImage'

/** The image of a code that is not shown, black on white. @returns undefined for a text that is empty or too long */
export async function codePicture(value: string, width: number): Promise<Blob | undefined> {
  const code = encodeText(value, 'M', undefined)
  if (code.status !== 'ready') return undefined
  return qrImage(code.modules, 'png', width, { dark: 'black', light: 'white' })
}
