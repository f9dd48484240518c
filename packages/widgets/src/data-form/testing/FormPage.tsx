import { createPage } from '@ebkit/core/page'
import { createSession, type Session } from '@ebkit/core/session'
import type { Field } from '@ebkit/rules/fields'
import { gatewayUrl, type Mounted, mount, resetFaults, signIn, sql, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { EnvironmentProvider, type WidgetError } from '../../environment'
import { DataForm, type DataFormHandle, type DataFormProps } from '..'

adoptTokens(document)

const label = (zh: string, en?: string) => ({ zh, ...(en && { en }) })
const options = (...values: string[]) => values.map((value) => ({ value, label: label(value) }))

/** The fields of a printer that a user fills in. */
export const printerFields: readonly Field[] = [
  {
    name: 'printerName',
    label: label('打印机名称', 'Printer name'),
    type: 'string',
    required: true,
    maxLength: 20,
  },
  {
    name: 'brandModel',
    label: label('品牌型号'),
    type: 'enum',
    required: true,
    options: options('FEIE', 'SUNMI'),
  },
  {
    name: 'connectType',
    label: label('连接方式'),
    type: 'enum',
    required: true,
    options: options('CLOUD', 'WIFI', 'USB'),
    default: 'USB',
  },
  {
    name: 'sn',
    label: label('设备编号'),
    type: 'string',
    required: true,
    maxLength: 32,
    rules: ['alphaNum'],
  },
  {
    name: 'ipAddress',
    label: label('IP地址'),
    type: 'string',
    showIf: 'connectType=WIFI',
    required: true,
    rules: ['ipAddress'],
  },
  { name: 'usage', label: label('用途'), type: 'enum', required: true, options: options('RECEIPT', 'LABEL') },
  {
    name: 'location',
    label: label('摆放位置'),
    type: 'string',
    required: true,
    maxLength: 30,
    help: label('客人看不到'),
  },
  {
    name: 'copies',
    label: label('打印份数'),
    type: 'int',
    required: true,
    min: 1,
    max: 5,
    default: 1,
    unit: label('份'),
  },
  { name: 'autoCut', label: label('自动切纸'), type: 'bool', default: true },
]

export const printerSections = [
  { title: label('设备'), fields: ['printerName', 'brandModel', 'connectType', 'sn', 'ipAddress'] },
  { title: label('用途'), fields: ['usage', 'location', 'copies', 'autoCut'] },
]

/** Valid values, with a unique name and serial number. */
export const printerValues = (name: string) => ({
  printerName: name,
  brandModel: 'SUNMI',
  connectType: 'USB',
  sn: `SN${Math.random().toString(36).slice(2, 12)}`,
  usage: 'RECEIPT',
  location: '前台',
})

/** A form on its own page, operated as a user would. */
export class FormPage {
  readonly errors: WidgetError[] = []
  /** Names of the events, in order. */
  readonly events: string[] = []
  readonly handle: { current: DataFormHandle | null } = { current: null }
  readonly view: Mounted

  constructor(
    public props: DataFormProps = {},
    readonly session: Session = newSession(),
    readonly locale = 'zh',
  ) {
    this.view = mount(this.#node())
  }

  #node() {
    const { session, locale, errors, events } = this
    return (
      <EnvironmentProvider value={{ session, locale, reportError: (error) => errors.push(error) }}>
        <DataForm
          fields={printerFields}
          resource="merchant-api/printer"
          onSaved={({ mode }) => events.push(`saved ${mode}`)}
          onCancel={() => events.push('cancel')}
          onInvalid={({ errors: wrong }) => events.push(`invalid ${wrong.map(({ path }) => path)}`)}
          {...this.props}
          handle={this.handle}
        />
      </EnvironmentProvider>
    )
  }

  set(props: Partial<DataFormProps>) {
    this.props = { ...this.props, ...props }
    this.view.render(this.#node())
  }

  find<Found extends HTMLElement>(selector: string): Found {
    return this.view.root.querySelector(selector) as Found
  }

  all(selector: string): HTMLElement[] {
    return [...this.view.root.querySelectorAll<HTMLElement>(selector)]
  }

  text(selector: string): string {
    return this.find(selector)?.textContent ?? ''
  }

  input(name: string): HTMLInputElement {
    return this.find(`[data-field="${name}"] input`)
  }

  ready() {
    return until(() => this.handle.current && this.find('[part=foot]'), 'form')
  }

  /** The focused element. */
  get focused(): Element | null {
    return (this.view.root as ShadowRoot).activeElement
  }

  fill(values: Readonly<Record<string, unknown>>) {
    for (const [name, value] of Object.entries(values)) this.handle.current?.setValue(name, value)
  }

  button(part: string): HTMLElement {
    return this.find(`[part=${part}]`)
  }
}

export function newSession(): Session {
  const session = createSession(createPage())
  session.configure({ gateway: gatewayUrl })
  return session
}

export async function countPrinters(name: string): Promise<number> {
  const rows = await sql('select 1 from printer where printer_name = $1', [name])
  return rows.length
}

/** Signs in a manager, and removes the state of other tests. */
export function setUp(): void {
  before(() => signIn('manager'))
  afterEach(async () => {
    await resetFaults()
    localStorage.clear()
  })
}
