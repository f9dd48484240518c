/**
 * Reads an image as a `data:` address.
 * @throws if its server does not let the page read it, or it is none
 */
export async function readImage(address: string): Promise<string> {
  const image = await readData(address)
  if (!image.type.startsWith('image/')) throw new Error(`${address} is no image but ${image.type}`)
  return image.address
}

/**
 * Reads a file as a `data:` address, with its type.
 * @throws if its server does not let the page read it
 */
export async function readData(address: string): Promise<{ address: string; type: string }> {
  const answer = await fetch(address, { credentials: credentialsFor(address) })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  const file = await answer.blob()
  return { address: await dataAddress(file), type: file.type }
}

/**
 * Cookies only for the page's own origin: image servers often allow every origin, which browsers refuse with cookies.
 */
const credentialsFor = (address: string): RequestCredentials =>
  new URL(address, document.baseURI).origin === location.origin ? 'include' : 'omit'

function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
