const shown = (number) => (number >= 100 ? number.toFixed(0) : number.toFixed(1))

/** The measurements as a Markdown table. */
export function tableOf(rows) {
  const lines = rows.map(({ what, unit, ours, floor }) => {
    const ratio = floor > 0 ? `${(ours / floor).toFixed(2)} ×` : '–'
    return `| ${what} | ${shown(ours)} ${unit} | ${shown(floor)} ${unit} | ${ratio} |`
  })
  return ['| | ebkit | compared with | ratio |', '|---|--:|--:|--:|', ...lines].join('\n')
}
