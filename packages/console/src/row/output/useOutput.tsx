import { exportMatching } from '@ebkit/core/list/exporting'
import { rowTitle } from '@ebkit/core/resource-definition'
import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { LabelPrinting, RelatedList, Section } from '@ebkit/domain'
import { evaluateCondition, parseCondition } from '@ebkit/rules/conditions'
import { type Label, labelText } from '@ebkit/rules/fields'
import { useEnvironment, usePlace, useStrings } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { giveFile } from '@ebkit/widgets/saving'
import { Toast } from '@ebkit/widgets/toast'
import { type ReactNode, useState } from 'react'
import { equals } from '../../list/fixedCondition'
import type { PrintJob } from '../../print/PrintJob'
import { PrintPart } from '../../print/printPart'
import { giveSaved } from './giveSaved'
import { codeOf, type RowCode, savedFilesOf } from './rowOutput'
import { outputStrings } from './strings'

const [useCodeDialog] = laterPart(() => import('./CodeDialog'))

export interface OutputOptions {
  resource: PageResource
  /** What the printed sheet of a row shows. Default: all fields. */
  sections?: readonly Section[] | undefined
  related?: readonly RelatedList[] | undefined
  /** Shown below the code of a row. */
  codeCaption?: Label | undefined
  resources?: ConsolePage['resources'] | undefined
  /** The labels that printing several rows makes. Default: a sheet for each. */
  labels?: LabelPrinting | undefined
}

/** The outputs of rows: sheets, codes and files. */
export interface Output {
  /** Does `print`, `qr` or `download` with rows. @returns false if it is something else */
  give(name: string, rows: readonly Row[]): boolean
  /** Prints something other than rows. */
  print(job: PrintJob): void
  readonly parts: ReactNode
}

interface ShownCode {
  readonly code: RowCode
  readonly name: string
}

/** Prints rows, shows their codes and saves their files. The page renders `parts`. */
export function useOutput(options: OutputOptions): Output {
  const { resource, sections, related, codeCaption, resources = {}, labels } = options
  const { locale, given } = usePlace()
  const { http, session } = useEnvironment()
  const text = useStrings(outputStrings)
  const [job, setJob] = useState<PrintJob>()
  const [shown, setShown] = useState<ShownCode>()
  const [problem, setProblem] = useState<string>()
  const { CodeDialog, failure } = useCodeDialog(!!shown)

  const print = (rows: readonly Row[]) => {
    const labelled = labels && rows.filter((row) => evaluateCondition(parseCondition(labels.while), row))
    if (labelled?.length === 0) return setProblem(text('noLabels'))
    const keys = (labelled ?? rows).map((row) => String(row[resource.key]))
    const title = labelText(resource.title, locale)
    setJob(
      labels
        ? { kind: 'labels', title, resource, keys, labels }
        : { kind: 'rows', title, resource, keys, sections, related, resources },
    )
  }
  const show = ([row]: readonly Row[]) => {
    const code = row && codeOf(resource, row)
    if (code) setShown({ code, name: rowTitle(resource, row) })
  }
  const saveItems = async (rows: readonly Row[]) => {
    const { items, key } = resource
    for (const row of items ? rows : [])
      giveFile(
        await exportMatching({
          ...{ http, session, locale, title: rowTitle(resource, row), resource: items?.resource ?? '' },
          filter: equals(items?.via ?? '', String(row[key])),
        }),
      )
  }
  const save = async (rows: readonly Row[]) => {
    const files = rows.flatMap((row) => savedFilesOf(resource, row))
    if (!files.length && !resource.items) return setProblem(text('noFile'))
    try {
      await saveItems(rows)
      for (const saved of files) await giveSaved(given, saved)
    } catch (error) {
      console.warn('[ebkit] A file was not downloaded', error)
      setProblem(text('notSaved'))
    }
  }
  return {
    give(name, rows) {
      if (name === 'print') print(rows)
      else if (name === 'qr') show(rows)
      else if (name === 'download') void save(rows)
      else return false
      return true
    },
    print: setJob,
    parts: (
      <>
        <PrintPart job={job} onDone={() => setJob(undefined)} />
        {shown &&
          (CodeDialog ? (
            <CodeDialog
              {...shown}
              caption={codeCaption && labelText(codeCaption, locale)}
              onClose={() => setShown(undefined)}
            />
          ) : (
            failure
          ))}
        <Toast open={problem !== undefined} type="danger" closeTime={0} onHide={() => setProblem(undefined)}>
          {problem ?? ''}
        </Toast>
      </>
    ),
  }
}
