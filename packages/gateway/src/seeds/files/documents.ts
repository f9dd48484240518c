/** A PDF with one empty page and a valid cross-reference table. */
function pdf(): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  const size = objects.length + 1
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
}

const contents: Readonly<Record<string, readonly [type: string, make: (name: string) => string]>> = {
  pdf: ['application/pdf', pdf],
  csv: [
    'text/csv',
    () => '\uFEFF名称,编号,有效期\r\n营业执照,示例-001,2028-12-31\r\n特种行业许可证,示例-002,2027-06-30\r\n',
  ],
  txt: ['text/plain; charset=utf-8', (name) => `${name}\n\n这是演示数据里的文档。\n`],
}

/** The bytes and the content type of a document, by the extension of its name. */
export function makeDocument(name: string): { bytes: Buffer; contentType: string } {
  const [contentType, make] = contents[name.split('.').at(-1) ?? ''] ?? contents.txt ?? []
  if (!contentType || !make) throw new Error(`${name}: no such document`)
  return { bytes: Buffer.from(make(name)), contentType }
}
