type Cell = string | number | null | undefined

export interface PreviewTableProps {
  caption: string
  heads: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** Rows of a preview. The first cell names its row. */
export function PreviewTable({ caption, heads, rows }: PreviewTableProps) {
  return (
    <table className="eb-addition__table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
