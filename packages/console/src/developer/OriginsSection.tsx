import { isServiceError } from '@ebkit/core/errors'
import type { DeveloperAccess } from '@ebkit/core/services/developer'
import { isUnencrypted, type OriginProblem, readOrigin } from '@ebkit/rules/origins'
import { Button } from '@ebkit/ui/button'
import { FieldError } from '@ebkit/ui/field-error'
import { ModalBox } from '@ebkit/ui/modal-box'
import { Table } from '@ebkit/ui/table'
import { TextInput } from '@ebkit/ui/text-input'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { useId, useState } from 'react'
import { Moment } from './Moment'
import { developerStrings } from './strings'
import type { DeveloperState } from './useDeveloper'

type Origin = DeveloperAccess['origins'][number]

interface OriginsProps extends DeveloperState {
  access: DeveloperAccess
}

/** Sites whose pages may call the gateway. */
export function OriginsSection(props: OriginsProps) {
  const text = useStrings(developerStrings)
  const id = useId()
  const { origins } = props.access
  const [leaving, setLeaving] = useState<string>()
  return (
    <section className="eb-developer__section" aria-labelledby={id}>
      <h2 id={id}>{text('origins')}</h2>
      <p>{text('originsLead')}</p>
      <AddOrigin {...props} />
      {origins.length ? (
        <OriginTable label={text('origins')} origins={origins} onRemove={setLeaving} />
      ) : (
        <p className="eb-developer__none">{text('noOrigins')}</p>
      )}
      <RemoveOrigin {...props} origin={leaving} onClose={() => setLeaving(undefined)} />
    </section>
  )
}

/** A field for an address, with its problem below. */
function AddOrigin({ service, read }: OriginsProps) {
  const text = useStrings(developerStrings)
  const describe = useDescribeError()
  const id = useId()
  const [value, setValue] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const [added, setAdded] = useState<string>()
  const add = async () => {
    const found = readOrigin(value)
    if ('problem' in found) return setMessage(text(`origin-${found.problem}`))
    setBusy(true)
    setAdded(undefined)
    try {
      await service.allowOrigin(found.origin)
      setValue('')
      setMessage(undefined)
      await read()
      setAdded(found.origin)
    } catch (error) {
      const problem = isServiceError(error) && (Object(error.data) as { problem?: OriginProblem }).problem
      setMessage(problem ? text(`origin-${problem}`) : describe(error))
    }
    setBusy(false)
  }
  return (
    <form
      className="eb-developer__add"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void add()
      }}
    >
      <div className="eb-developer__add-field">
        <TextInput
          label={text('originLabel')}
          type="url"
          name="origin"
          isCode
          placeholder={text('originPlaceholder')}
          value={value}
          invalid={!!message}
          describedBy={message && id}
          onChange={(next) => {
            setValue(next)
            setMessage(undefined)
            setAdded(undefined)
          }}
        />
        <div role="alert">
          <FieldError id={id} message={message} />
        </div>
        <div role="status" className="eb-developer__added">
          {added && text('originAdded', { origin: added })}
        </div>
      </div>
      <Button submit busy={isBusy}>
        {text('addOrigin')}
      </Button>
    </form>
  )
}

interface OriginTableProps {
  label: string
  origins: readonly Origin[]
  onRemove(origin: string): void
}

function OriginTable({ label, origins, onRemove }: OriginTableProps) {
  const text = useStrings(developerStrings)
  const cell = ({ origin, createdAt, createdBy }: Origin, key: string) => {
    if (key === 'createdAt') return <Moment at={createdAt} />
    if (key === 'createdBy') return createdBy ?? text('operator')
    if (key === 'actions')
      return (
        <Button kind="text" label={text('removeOriginOf', { origin })} onClick={() => onRemove(origin)}>
          {text('removeOrigin')}
        </Button>
      )
    return (
      <>
        <code>{origin === 'null' ? text('sandbox') : origin}</code>
        {isUnencrypted(origin) && <div className="eb-developer__warning">{text('unencrypted')}</div>}
      </>
    )
  }
  return (
    <div className="eb-developer__table">
      <Table
        label={label}
        columns={[
          { key: 'origin', label: text('origin'), grow: true },
          { key: 'createdAt', label: text('addedAt'), narrow: 'hide' },
          { key: 'createdBy', label: text('addedBy'), narrow: 'hide' },
          { key: 'actions', label: text('actions') },
        ]}
        rows={origins}
        rowKey={({ origin }) => origin}
        cell={cell}
      />
    </div>
  )
}

function RemoveOrigin(props: OriginsProps & { origin: string | undefined; onClose(): void }) {
  const { service, read, origin, onClose } = props
  const text = useStrings(developerStrings)
  const describe = useDescribeError()
  const [failure, setFailure] = useState<string>()
  const remove = async () => {
    if (origin === undefined) return
    try {
      await service.refuseOrigin(origin)
      onClose()
      await read()
    } catch (error) {
      setFailure(describe(error))
    }
  }
  return (
    <ModalBox
      open={origin !== undefined}
      role="alertdialog"
      size="sm"
      tone="danger"
      label={text('removeOriginTitle')}
      heading={text('removeOriginTitle')}
      okLabel={text('removeOrigin')}
      cancelLabel={text('cancel')}
      closeLabel={text('close')}
      focus="cancel"
      onClose={(reason) => {
        setFailure(undefined)
        if (reason === 'ok') void remove()
        else onClose()
      }}
    >
      {failure ?? text('removeOriginText', { origin })}
    </ModalBox>
  )
}
