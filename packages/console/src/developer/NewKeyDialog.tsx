import type { CreatedKey, DeveloperService, PartnerKey } from '@ebkit/core/services/developer'
import { FieldError } from '@ebkit/ui/field-error'
import { ModalBox } from '@ebkit/ui/modal-box'
import { CheckboxGroup } from '@ebkit/widgets/checkbox-group'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { Select } from '@ebkit/widgets/select'
import { useId, useState } from 'react'
import { Field, TextField } from './Field'
import { commonScopes, type DraftProblems, draftProblems, type KeyDraft, termsOf } from './keyTerms'
import { developerStrings } from './strings'
import { useHotels } from './useHotels'

export interface NewKeyProps {
  service: DeveloperService
  onCreated(key: CreatedKey, hotelIds: PartnerKey['hotelIds']): void
  onClose(): void
}

/** What a page that shows and uploads needs. */
const usual: KeyDraft = { name: '', hotelIds: [], scopes: ['*:view'], others: '' }

/** Asks who uses the key, where, and for what. */
export function NewKeyDialog({ service, onCreated, onClose }: NewKeyProps) {
  const text = useStrings(developerStrings)
  const describe = useDescribeError()
  const id = useId()
  const [draft, setDraft] = useState(usual)
  const [problems, setProblems] = useState<DraftProblems>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const create = async () => {
    const found = draftProblems(draft)
    setProblems(found)
    if (found || isBusy) return
    setBusy(true)
    try {
      const terms = termsOf(draft)
      onCreated(await service.createKey(terms), terms.hotelIds)
    } catch (error) {
      setFailure(describe(error))
      setBusy(false)
    }
  }
  return (
    <ModalBox
      open
      size="md"
      label={text('newKey')}
      heading={text('newKey')}
      okLabel={text('create')}
      cancelLabel={text('cancel')}
      closeLabel={text('close')}
      onClose={(reason) => (reason === 'ok' ? void create() : onClose())}
    >
      <div className="eb-developer__fields">
        <KeyFields draft={draft} problems={problems} onChange={(more) => setDraft({ ...draft, ...more })} />
        <div role="alert">
          <FieldError id={id} message={failure} />
        </div>
      </div>
    </ModalBox>
  )
}

interface KeyFieldsProps {
  draft: KeyDraft
  problems: DraftProblems | undefined
  onChange(more: Partial<KeyDraft>): void
}

function KeyFields({ draft, problems = {}, onChange }: KeyFieldsProps) {
  const text = useStrings(developerStrings)
  const hotels = useHotels()
  const { name, scopes, others } = problems
  return (
    <>
      <TextField
        name="name"
        label={text('keyName')}
        help={text('keyNameHint')}
        message={name && text(name)}
        required
        isFirst
        value={draft.name}
        onChange={(value) => onChange({ name: value })}
      />
      <Field name="stores" label={text('stores')} help={text('storesHint')}>
        <Select
          multiple
          clearable
          filter={hotels.length > 10}
          label={text('stores')}
          placeholder={text('allStores')}
          options={hotels.map(({ hotelId, hotelName }) => ({ value: hotelId, label: hotelName }))}
          selection={draft.hotelIds}
          onChange={({ value }) => onChange({ hotelIds: value })}
        />
      </Field>
      <Field
        name="scopes"
        label={text('scopes')}
        help={text('scopesHint')}
        message={scopes && text(scopes)}
        required
      >
        <CheckboxGroup
          label={text('scopes')}
          options={Object.entries(commonScopes).map(([key, value]) => ({
            value,
            label: text(`scope-${key as keyof typeof commonScopes}`),
          }))}
          selection={draft.scopes}
          onChange={({ value }) => onChange({ scopes: value })}
        />
      </Field>
      <TextField
        name="others"
        label={text('otherScopes')}
        help={text('otherScopesHint')}
        message={others && text('otherScopesWrong', { codes: others })}
        isCode
        value={draft.others}
        onChange={(value) => onChange({ others: value })}
      />
    </>
  )
}
