import { ServiceError } from '@ebkit/core/errors'
import { mount, until } from '@ebkit/testing/browser'
import { Button } from '@ebkit/ui/button'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { useEffect } from 'react'
import { EnvironmentProvider } from '../../environment'
import { useStore } from '../../store/useStore'
import type { PickerOptions } from '../options'
import { PickerDialog } from '../PickerDialog'
import { PickerSummary } from '../PickerSummary'
import { createPicker } from '../pickerModel'
import type { PageRequest } from '../source'
import type { Selection } from '../state'
import type { PickerView } from '../view'

adoptTokens(document)

export interface Ship {
  id: string
  name: string
  reason?: string | undefined
}

/** Every fourth ship, from the second on, cannot be chosen. */
export const ships = (number: number): Ship[] =>
  Array.from({ length: number }, (_, index) => ({
    id: `s${index + 1}`,
    name: `船 ${index + 1}`,
    reason: index % 4 === 1 ? (index % 8 === 1 ? 'split' : 'taken') : undefined,
  }))

export const view: PickerView<Ship> = {
  title: '选择船',
  hint: '最多 20 艘',
  tabs: [
    { value: 'a', label: '帆船' },
    { value: 'b', label: '轮船' },
  ],
  columns: [
    { key: 'name', label: '船' },
    { key: 'id', label: '编号', align: 'end' },
  ],
  cell: (ship, key) => ship[key as 'name' | 'id'],
  nameOf: ({ name }) => name,
  detailOf: ({ id }) => id,
  reasonText: (code) => ({ split: '已分账', taken: '已占用' })[code] ?? code,
  searchLabel: '搜船名',
  locked: [],
  hasEligibleOnly: true,
  blockedHint: '灰色的不能选',
  count: (number) => `${number} 艘`,
}

export interface PickerCase {
  fleet?: Ship[]
  saved?: string[]
  options?: Partial<PickerOptions<Ship>>
  view?: Partial<PickerView<Ship>>
  disabled?: boolean
  locale?: string
}

/** A picker on its own page, over a source of ships, operated as a user would. */
export class TestPicker {
  fleet: Ship[]
  /** If set, called by the source before it answers. */
  before: (call: 'list' | 'read') => Promise<unknown> | undefined = () => undefined
  readonly requests: PageRequest[] = []
  readonly confirmed: Selection<Ship>[] = []
  readonly model
  readonly mounted

  constructor({
    fleet = ships(52),
    saved = [],
    options = {},
    disabled,
    locale = 'zh',
    ...rest
  }: PickerCase = {}) {
    this.fleet = fleet
    const shown = { ...view, ...rest.view }
    const all: PickerOptions<Ship> = {
      tabs: ['a', 'b'],
      onConfirm: (selection) => this.confirmed.push(selection),
      ...options,
    }
    this.model = createPicker<Ship>(
      {
        list: async (request) => {
          this.requests.push(request)
          await this.before('list')
          const { page, pageSize, search, eligibleOnly } = request
          const found = this.fleet.filter(
            ({ name, reason }) => name.includes(search) && !(eligibleOnly && reason),
          )
          return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length }
        },
        read: async (keys) => {
          await this.before('read')
          const wanted = new Set(keys)
          return this.fleet.filter(({ id }) => wanted.has(id))
        },
        keyOf: ({ id }) => id,
        reasonOf: ({ reason }) => reason,
      },
      () => all,
    )
    this.model.setSaved(saved.map((key) => ({ key })))
    const { model } = this
    const { single, max } = all
    const Page = () => {
      const state = useStore(model.$state)
      useEffect(() => model.start(), [])
      const part = { model, state, view: shown }
      return (
        <EnvironmentProvider value={{ locale }}>
          <Button part="opener" onClick={() => model.open()}>
            选择
          </Button>
          <PickerSummary {...part} disabled={disabled} />
          <PickerDialog {...part} single={single} max={max} />
        </EnvironmentProvider>
      )
    }
    this.mounted = mount(<Page />)
  }

  get state() {
    return this.model.$state.get()
  }
  all = <E extends HTMLElement>(selector: string) => [...this.mounted.root.querySelectorAll<E>(selector)]
  find = <E extends HTMLElement>(selector: string) => this.mounted.root.querySelector<E>(selector) as E
  part = (name: string) => this.find(`[part="${name}"]`)
  get dialog() {
    return this.find<HTMLDialogElement>('dialog[open]')
  }
  get focused() {
    return (this.mounted.root as ShadowRoot).activeElement as HTMLElement | null
  }
  /** Accessible name or text of the focused element. */
  get focusedName() {
    return this.focused?.getAttribute('aria-label') ?? this.focused?.textContent
  }
  get rowButtons() {
    return this.all<HTMLButtonElement>('.eb-picker__choose')
  }
  /** The visible button with this text or accessible name; of the dialog while it is open. */
  button = (name: string) =>
    [...(this.dialog ?? this.mounted.root).querySelectorAll<HTMLButtonElement>('button')].find(
      (button) =>
        (button.getAttribute('aria-label') ?? button.textContent) === name && button.offsetWidth > 0,
    )
  /** By the keyboard. */
  press = async (name: string) => {
    const button = await until(() => this.button(name), name)
    button.focus()
    await sendKeys({ press: 'Enter' })
  }
  /** By the mouse. */
  click = async (name: string) => {
    const { left, top, width, height } = (await until(() => this.button(name), name)).getBoundingClientRect()
    const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    await sendMouse({ type: 'click', position })
  }
  chosen = () => this.state.draft.map(({ key }) => key)
  panelNames = () => this.all('.eb-chosen .eb-row-name b').map(({ textContent }) => textContent)
  said = () => this.find('[role="status"][aria-atomic="false"]').textContent
  message = () => this.find('.eb-picker__message').textContent
  loaded = () =>
    until(
      () =>
        this.dialog &&
        this.state.list.status === 'ready' &&
        this.rowButtons.length &&
        this.find('.eb-chosen'),
      'rows, and what comes with them',
    )
  async open() {
    const opener = await until(() => this.part('opener'))
    opener.focus()
    opener.click()
    await until(() => this.dialog, 'dialog')
    return this
  }
  async openLoaded() {
    await this.open()
    await this.loaded()
    return this
  }
  closed = () => until(() => !this.dialog, 'closed')
  async expectAccessible() {
    await until(() =>
      this.all('dialog').every((dialog) =>
        dialog.getAnimations({ subtree: true }).every(({ playState }) => playState !== 'running'),
      ),
    )
    await expect(this.mounted.host).to.be.accessible()
  }
}

export const refusal = (serverMessage = '服务端返回异常（502）') =>
  new ServiceError('list', 'refused', { serverMessage })
