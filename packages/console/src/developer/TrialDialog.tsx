import type { AccessTrial, DeveloperService, TrialOutcome } from '@ebkit/core/services/developer'
import { FieldError } from '@ebkit/ui/field-error'
import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon, circleCheckIcon } from '@ebkit/ui/icons'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { Select } from '@ebkit/widgets/select'
import { useStore } from '@nanostores/react'
import { useId, useMemo, useState } from 'react'
import { createTrial } from './createTrial'
import { Field, TextField } from './Field'
import { developerStrings } from './strings'
import { useHotels } from './useHotels'

export interface TrialProps {
  service: DeveloperService
  /** The origins that are allowed. */
  origins: readonly string[]
  onClose(): void
}

type Missing = Partial<Record<'origin' | 'key' | 'account', true>>

/** Tries the requests of a page and its server, and explains what is wrong. */
export function TrialDialog({ service, origins, onClose }: TrialProps) {
  const text = useStrings(developerStrings)
  const describe = useDescribeError()
  const id = useId()
  const { session } = useEnvironment()
  const { identity } = useStore(session.$identity)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed stays
  const model = useMemo(
    () =>
      createTrial(service, {
        origin: origins.find((origin) => origin !== 'null') ?? '',
        key: '',
        account: identity?.account ?? '',
        hotelId: session.$hotelId.get() ?? identity?.hotelId ?? '',
      }),
    [service],
  )
  const { trial, outcome, error } = useStore(model.$state)
  const [missing, setMissing] = useState<Missing>({})
  const run = async () => {
    const found: Missing = {
      ...(!trial.origin.trim() && { origin: true }),
      ...(!trial.key.trim() && { key: true }),
      ...(!trial.account.trim() && { account: true }),
    }
    setMissing(found)
    if (!Object.keys(found).length) await model.run()
  }
  return (
    <ModalBox
      open
      size="md"
      label={text('test')}
      heading={text('test')}
      okLabel={text('run')}
      cancelLabel={text('close')}
      closeLabel={text('close')}
      onClose={(reason) => (reason === 'ok' ? void run() : onClose())}
    >
      <div className="eb-developer__fields">
        <p>{text('testLead')}</p>
        <TrialFields trial={trial} missing={missing} onChange={model.change} />
        <div role="status">{outcome && <Outcome {...outcome} trial={trial} />}</div>
        <div role="alert">
          <FieldError id={id} message={error === undefined ? undefined : describe(error)} />
        </div>
      </div>
    </ModalBox>
  )
}

interface TrialFieldsProps {
  trial: AccessTrial
  missing: Missing
  onChange(more: Partial<AccessTrial>): void
}

function TrialFields({ trial, missing, onChange }: TrialFieldsProps) {
  const text = useStrings(developerStrings)
  const hotels = useHotels()
  return (
    <>
      <TextField
        name="origin"
        label={text('testOrigin')}
        message={missing.origin && text('origin-empty')}
        isCode
        isFirst
        value={trial.origin}
        onChange={(origin) => onChange({ origin })}
      />
      <TextField
        name="key"
        label={text('testKey')}
        help={text('testKeyHint')}
        message={missing.key && text('testKeyMissing')}
        type="password"
        autoComplete="off"
        isCode
        value={trial.key}
        onChange={(key) => onChange({ key })}
      />
      <TextField
        name="account"
        label={text('testAccount')}
        help={text('testAccountHint')}
        message={missing.account && text('testAccountMissing')}
        isCode
        value={trial.account}
        onChange={(account) => onChange({ account })}
      />
      <Field name="store" label={text('testStore')}>
        <Select
          label={text('testStore')}
          filter={hotels.length > 10}
          options={hotels.map(({ hotelId, hotelName }) => ({ value: hotelId, label: hotelName }))}
          selection={[trial.hotelId]}
          onChange={({ value: [hotelId = ''] }) => onChange({ hotelId })}
        />
      </Field>
    </>
  )
}

/** The checks that passed, and the first that failed. */
function Outcome({ finding, passed, permissions, trial }: TrialOutcome & { trial: AccessTrial }) {
  const text = useStrings(developerStrings)
  const isFine = finding === 'works'
  const codes = permissions.join(' ')
  return (
    <div className={`eb-developer__outcome eb-developer__outcome--${isFine ? 'fine' : 'wrong'}`}>
      <ol>
        {passed.map((step) => (
          <li key={step}>
            <Icon path={circleCheckIcon} />
            {text(`step-${step}`)}
          </li>
        ))}
      </ol>
      <p>
        {!isFine && <Icon path={circleAlertIcon} />}
        <span>
          {isFine
            ? text('works', { count: permissions.length, codes })
            : text(`wrong-${finding}`, { ...trial, key: '' })}
        </span>
      </p>
    </div>
  )
}
