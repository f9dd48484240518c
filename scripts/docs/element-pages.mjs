export async function writeElementPages() {
  return []
}
