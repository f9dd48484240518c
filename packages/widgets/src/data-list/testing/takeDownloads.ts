/** Intercepts files that the page would download. Ends with `stop`. */
export function takeDownloads() {
  const files: { name: string; text: () => Promise<string>; bytes: () => Promise<Uint8Array> }[] = []
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function () {
    if (!this.download) return click.call(this)
    const content = fetch(this.href).then((response) => response.blob())
    files.push({
      name: this.download,
      // By its bytes: reading it as a text drops the byte order mark.
      text: async () =>
        new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await content).arrayBuffer()),
      bytes: async () => new Uint8Array(await (await content).arrayBuffer()),
    })
  }
  return {
    files,
    stop() {
      HTMLAnchorElement.prototype.click = click
    },
  }
}
