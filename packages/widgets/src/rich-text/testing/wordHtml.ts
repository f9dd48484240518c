const head = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View>
</w:WordDocument></xml><![endif]--><style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm; font-size:10.5pt;
font-family:等线;} @list l0:level1 {mso-level-text:"%1\\.";} --></style></head><body lang=ZH-CN>
<!--StartFragment-->`

const font = 'font-family:等线;mso-ascii-theme-font:minor-latin;mso-fareast-theme-font:minor-fareast'

const paragraph = (name: string) =>
  `<p class=MsoNormal style='margin-left:21.0pt;text-indent:21.0pt;line-height:150%;mso-pagination:widow-orphan'><b
style='mso-bidi-font-weight:normal'><span lang=EN-US style='font-size:12.0pt;${font}'>${name}<o:p></o:p></span></b><span
style='font-size:12.0pt;${font};color:#C00000'>早餐在二楼，七点到十点。</span><span lang=EN-US style='${font}'> Breakfast &amp; tea, floor 2.<o:p></o:p></span></p>
`

const listParagraph = (name: string, number: number) =>
  `<p class=MsoListParagraph style='margin-left:21.0pt;text-indent:-21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US style='mso-fareast-font-family:等线'><span style='mso-list:Ignore'>${number}.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span style='${font}'>${name}</span></p>
`

const cell = (name: string) =>
  `<td width=138 valign=top style='width:103.7pt;border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt;
padding:0cm 5.4pt 0cm 5.4pt'><p class=MsoNormal style='mso-pagination:none'><span style='${font}'>${name}</span></p></td>`

const table = (name: string, rows: number) =>
  `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
${Array.from({ length: rows }, (_, row) => `<tr style='mso-yfti-irow:${row}'>${[1, 2, 3, 4].map((column) => cell(`${name}-${row}-${column}`)).join('\n')}</tr>`).join('\n')}
</table>
`

/** The beginning of every part of the text, by which all of them must be found again. */
export const wordNames = (part: number): string[] => [
  `H${part}`,
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((each) => `P${part}-${each}`),
  ...[1, 2, 3, 4].map((each) => `L${part}-${each}`),
  `T${part}-0-1`,
  `T${part}-9-4`,
]

const wordPart = (part: number) =>
  `<h2 style='mso-outline-level:2'><span style='${font}'>H${part}</span></h2>
<!--[if supportFields]><span style='mso-element:field-begin'></span>TOC<![endif]-->
${[1, 2, 3, 4, 5, 6, 7, 8].map((each) => paragraph(`P${part}-${each}`)).join('')}
${[1, 2, 3, 4].map((each) => listParagraph(`L${part}-${each}`, each)).join('')}
${table(`T${part}`, 10)}`

/** A document as Word puts it on the clipboard, of at least this length, and its number of parts. */
export function wordDocument(characters: number): { html: string; parts: number } {
  const pieces = [head]
  let length = head.length
  let parts = 0
  while (length < characters) {
    const piece = wordPart(parts++)
    pieces.push(piece)
    length += piece.length
  }
  return { html: `${pieces.join('')}<!--EndFragment--></body></html>`, parts }
}
