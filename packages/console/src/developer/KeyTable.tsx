import type { PartnerKey } from '@ebkit/core/services/developer'
import { Button } from '@ebkit/ui/button'
import { State, type StateProps } from '@ebkit/ui/state'
import { Table } from '@ebkit/ui/table'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { Moment, momentText } from './Moment'
import { developerStrings } from './strings'
import { useHotels } from './useHotels'

export interface KeyTableProps {
  keys: readonly PartnerKey[]
  onRotate(key: PartnerKey): void
  onSwitchOff(key: PartnerKey): void
}

const isOver = ({ state }: PartnerKey) => state === 'ended' || state === 'off'

/** The keys; those that have ended only on request. */
export function KeyTable({ keys, ...actions }: KeyTableProps) {
  const text = useStrings(developerStrings)
  const [showsEnded, setShowsEnded] = useState(false)
  const ended = keys.filter(isOver)
  const shown = showsEnded ? keys : keys.filter((key) => !isOver(key))
  return (
    <>
      {shown.length ? (
        <Keys keys={shown} {...actions} />
      ) : (
        <p className="eb-developer__none">{text('noKeys')}</p>
      )}
      {ended.length > 0 && (
        <Button kind="text" onClick={() => setShowsEnded(!showsEnded)}>
          {showsEnded ? text('hideEnded') : text('showEnded', { count: ended.length })}
        </Button>
      )}
    </>
  )
}

function Keys({ keys, onRotate, onSwitchOff }: KeyTableProps) {
  const text = useStrings(developerStrings)
  const cell = (key: PartnerKey, column: string) => {
    if (column === 'stores') return <Stores {...key} />
    if (column === 'scopes') return <code className="eb-developer__scopes">{key.scopes.join(' ')}</code>
    if (column === 'state') return <KeyState {...key} />
    if (column === 'lastUsed') return key.lastUsedAt ? <Moment at={key.lastUsedAt} /> : text('neverUsed')
    if (column === 'actions')
      return (
        <div className="eb-developer__actions">
          {key.state === 'active' && (
            <Button kind="text" label={text('rotateOf', key)} onClick={() => onRotate(key)}>
              {text('rotate')}
            </Button>
          )}
          {!isOver(key) && (
            <Button kind="text" label={text('switchOffOf', key)} onClick={() => onSwitchOff(key)}>
              {text('switchOff')}
            </Button>
          )}
        </div>
      )
    return (
      <>
        {key.name}
        {key.hint && <code className="eb-developer__hint">…{key.hint}</code>}
        <div className="eb-developer__narrow">
          <KeyState {...key} />
        </div>
      </>
    )
  }
  return (
    <div className="eb-developer__table">
      <Table
        label={text('keys')}
        columns={[
          { key: 'name', label: text('keyName'), grow: true },
          { key: 'stores', label: text('stores'), narrow: 'hide' },
          { key: 'scopes', label: text('scopes'), narrow: 'hide' },
          { key: 'state', label: text('state'), narrow: 'hide' },
          { key: 'lastUsed', label: text('lastUsed'), narrow: 'hide' },
          { key: 'actions', label: text('actions') },
        ]}
        rows={keys}
        rowKey={({ keyId }) => keyId}
        cell={cell}
        rowState={(key) => (isOver(key) ? 'blocked' : undefined)}
      />
    </div>
  )
}

function Stores({ hotelIds }: Pick<PartnerKey, 'hotelIds'>) {
  const text = useStrings(developerStrings)
  const hotels = useHotels()
  if (!hotelIds) return text('allStores')
  const names = hotelIds.map((id) => hotels.find(({ hotelId }) => hotelId === id)?.hotelName ?? id)
  return names.length > 1 ? (
    <span title={names.join('、')}>{text('storeCount', { count: names.length })}</span>
  ) : (
    names[0]
  )
}

const tones: Readonly<Record<PartnerKey['state'], StateProps['tone']>> = {
  active: 'success',
  ending: 'warning',
  ended: 'neutral',
  off: 'neutral',
}

function KeyState({ state, endsAt }: PartnerKey) {
  const text = useStrings(developerStrings)
  const { locale } = usePlace()
  const time = endsAt ? momentText(endsAt, locale) : ''
  return <State tone={tones[state]}>{text(`state-${state}`, { time })}</State>
}
