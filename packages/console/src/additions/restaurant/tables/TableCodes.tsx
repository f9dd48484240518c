import { zipFiles } from '@ebkit/core/archive'
import { createRowService, type Row } from '@ebkit/core/services/rows'
import { Button } from '@ebkit/ui/button'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { codePicture } from '@ebkit/widgets/qr-code'
import { giveFile } from '@ebkit/widgets/saving'
import { useRef, useState } from 'react'
import { captioned } from '../../../row/output/captioned'
import { fileName, pictureName } from '../../../row/output/fileNames'
import type { RelatedAdditionProps } from '../../Addition'
import { tablesStrings } from './strings'
import { tablesOf } from './tablesOf'

/** Side of a code in pixels. */
const width = 600

/** Saves the ordering codes of all tables of a restaurant, each with the name of its table, in one archive. */
export function TableCodes({ resource, row }: RelatedAdditionProps) {
  const { http } = useEnvironment()
  const text = useStrings(tablesStrings)
  const describe = useDescribeError()
  const place = useRef<HTMLSpanElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const tables = await tablesOf(createRowService(http), resource, row)
      if (!tables.length) return setProblem(text('noCode'))
      const { fontFamily } = getComputedStyle(place.current as Element)
      const files = await codesOf(tables, fontFamily)
      const name = String(Object(tables[0]?.referenceLabels).restaurantId ?? '')
      giveFile({ name: `${fileName(text('archive', { name }))}.zip`, content: await zipFiles(files) })
    } catch (error) {
      setProblem(text('notSaved', { reason: describe(error) }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <span ref={place}>
      <Button busy={isBusy} onClick={() => void save()}>
        {text('codes')}
      </Button>
      {problem && <span role="alert">{problem}</span>}
    </span>
  )
}

/** A picture for each table, by file name. */
async function codesOf(tables: readonly Row[], font: string): Promise<ReadonlyMap<string, Blob>> {
  const files = new Map<string, Blob>()
  for (const { tableName, qrUrl } of tables) {
    const code = await codePicture(String(qrUrl ?? ''), width)
    const name = String(tableName)
    if (code) files.set(pictureName(name, files), await captioned(code, [name], font))
  }
  return files
}
