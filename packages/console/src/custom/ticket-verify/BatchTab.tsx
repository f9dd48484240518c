import { newRequestId } from '@ebkit/core/services/rows'
import { createVerificationDesk, maximumDeskCodes } from '@ebkit/core/services/verificationDesk'
import { noValue } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { downloadIcon, uploadIcon } from '@ebkit/ui/icons'
import { ModalBox } from '@ebkit/ui/modal-box'
import { State } from '@ebkit/ui/state'
import { useStyles } from '@ebkit/ui/styles'
import { TextArea } from '@ebkit/ui/text-area'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { giveFile } from '@ebkit/widgets/saving'
import { useStore } from '@nanostores/react'
import { type DragEvent, useId, useMemo, useRef, useState } from 'react'
import css from './Batch.css'
import { batchStrings } from './batchStrings'
import {
  type Batch,
  type BatchFileProblem,
  type BatchLine,
  batchFile,
  codesIn,
  createBatch,
  refusedOf,
  tooMany,
  usableCode,
} from './createBatch'
import { grouped } from './entry'
import { obstacleLead } from './obstacleTexts'
import { deskStrings } from './strings'

interface BatchTabProps {
  canVerify: boolean
  /** Codes were verified. */
  onDone(): void
}

/** Many codes at once: typed or from a file, checked, then verified after a question. */
export function BatchTab({ canVerify, onDone }: BatchTabProps) {
  const { http, locale } = useEnvironment()
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(batchStrings)
  const describe = useDescribeError()
  const newest = useRef({ onDone, locale })
  newest.current = { onDone, locale }
  const batch = useMemo(
    () =>
      createBatch({
        service: createVerificationDesk(http),
        newRequestId,
        lang: () => (newest.current.locale === 'en' ? 'en' : 'zh'),
        onDone: () => newest.current.onDone(),
      }),
    [http],
  )
  const { status, error } = useStore(batch.$state)
  return (
    <div ref={root} className="eb-desk__batch">
      {status === 'editing' || status === 'checking' ? (
        <Codes batch={batch} />
      ) : (
        <Results batch={batch} canVerify={canVerify} />
      )}
      {error !== undefined && (
        <p className="eb-desk__error" role="alert">
          {`${text('failed')} · ${describe(error)}`}
        </p>
      )}
    </div>
  )
}

function Codes({ batch }: { batch: Batch }) {
  const text = useStrings(batchStrings)
  const state = useStore(batch.$state)
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<BatchFileProblem>()
  const errorId = useId()
  const over = tooMany(state.text)
  const read = async (file: File | undefined) => setWrong(file && (await batch.read(file)))
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void read(event.dataTransfer.files[0])
  }
  const problem = wrong ? text(wrong) : over ? text('tooMany', { most: maximumDeskCodes, over }) : ''
  return (
    <section
      className="eb-desk__codes"
      aria-label={text('codes')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <p>{text('codesHint', { most: maximumDeskCodes })}</p>
      <TextArea
        value={state.text}
        onChange={batch.write}
        label={text('codes')}
        counter={text('count', { count: codesIn(state.text).length, most: maximumDeskCodes })}
        invalid={!!problem}
        errorId={errorId}
      />
      <p id={errorId} className="eb-desk__error" role="alert">
        {problem}
      </p>
      <footer>
        <Button onClick={() => input.current?.click()}>
          <Icon path={uploadIcon} />
          {text('file')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".txt,.csv"
          aria-label={text('file')}
          onChange={(event) => {
            void read(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button kind="primary" busy={state.status === 'checking'} onClick={() => void batch.check()}>
          {text(state.status === 'checking' ? 'checking' : 'check')}
        </Button>
      </footer>
    </section>
  )
}

function useResult() {
  const text = useStrings(batchStrings)
  const deskText = useStrings(deskStrings)
  return (line: BatchLine): { tone: 'success' | 'danger' | 'info'; word: string } => {
    const { outcome, found, isDouble } = line
    if (outcome === 'done') return { tone: 'success', word: text('done') }
    if (outcome) return { tone: 'danger', word: outcome.message }
    if (isDouble) return { tone: 'danger', word: text('double') }
    if (!found) return { tone: 'danger', word: text('unknown') }
    if (!found.obstacle) return { tone: 'info', word: text('ready') }
    const { obstacle } = found
    return { tone: 'danger', word: `${deskText(obstacle.code)} · ${obstacleLead(deskText, obstacle)}` }
  }
}

function Results({ batch, canVerify }: { batch: Batch; canVerify: boolean }) {
  const text = useStrings(batchStrings)
  const deskText = useStrings(deskStrings)
  const { status, lines } = useStore(batch.$state)
  const [isAsking, setAsking] = useState(false)
  const resultOf = useResult()
  const usable = lines.filter(usableCode).length
  const refused = refusedOf(lines)
  const isOver = status === 'verified'
  const done = lines.filter(({ outcome }) => outcome === 'done').length
  const download = () => {
    const rows = refused.map((line) => [line.code, line.found?.productName ?? '', resultOf(line).word])
    const table = [[text('codes'), text('product'), text('result')], ...rows]
    const content = new Blob([batchFile(table)], { type: 'text/csv' })
    giveFile({ name: `${text('fileName')}.csv`, content })
  }
  return (
    <>
      <div className="eb-desk__batch-head" role="status">
        <b>
          {isOver
            ? text('verifiedLead', { done, refused: refused.length })
            : text('checkedLead', { usable, refused: refused.length })}
        </b>
        <span className="eb-desk__batch-buttons">
          <Button onClick={batch.reset}>{text('again')}</Button>
          {refused.length > 0 && (
            <Button onClick={download}>
              <Icon path={downloadIcon} />
              {text('download')}
            </Button>
          )}
          {!isOver && usable > 0 && canVerify && (
            <Button kind="primary" busy={status === 'verifying'} onClick={() => setAsking(true)}>
              {text('verify', { count: usable })}
            </Button>
          )}
          {!canVerify && <span className="eb-desk__most">{deskText('noRight')}</span>}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className="eb-desk__lines" tabIndex={0} aria-label={text('results')}>
        <table>
          <thead>
            <tr>
              {[text('codes'), text('product'), text('holder'), text('result')].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => {
              const { tone, word } = resultOf(line)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same code may occur twice
                <tr key={index}>
                  <td>
                    {grouped(line.code)}
                    <small>
                      {[line.found?.productName, line.found?.holderName].filter(Boolean).join(' · ')}
                    </small>
                  </td>
                  <td>{line.found?.productName ?? noValue}</td>
                  <td>{line.found?.holderName ?? noValue}</td>
                  <td>
                    <State tone={tone}>{word}</State>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      <ModalBox
        open={isAsking}
        size="sm"
        label={text('askTitle', { count: usable })}
        heading={text('askTitle', { count: usable })}
        okLabel={text('ok', { count: usable })}
        cancelLabel={text('cancel')}
        closeLabel={text('close')}
        focus="ok"
        onClose={(reason) => {
          setAsking(false)
          if (reason === 'ok') void batch.verify()
        }}
      >
        {text('askText')}
      </ModalBox>
    </>
  )
}
