import type { Http } from '@ebkit/core/http'
import type { ConsolePage } from '@ebkit/core/services/consolePages'
import { type Mounted, mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { EnvironmentProvider } from '@ebkit/widgets/environment'
import { type ComponentType, useState } from 'react'
import type { OpenPage } from '../pages/OpenPage'

adoptTokens(document)

/** A page with given rows, without a gateway. */
export interface Painted {
  readonly view: Mounted
  /** What a user reads or hears: texts, names of controls, hints. */
  said(): string
  /** The requests that were made: name of the call, its query or body. */
  readonly asked: string[]
  /** Addresses that it went to. */
  readonly gone: string[]
  /** Its query. */
  query(): string
}

interface Given {
  page: Readonly<Record<string, unknown>>
  resource: Readonly<Record<string, unknown>>
  rows: readonly Readonly<Record<string, unknown>>[]
  query?: string | undefined
  /** Parameters of its address. Default: none. */
  parameters?: Readonly<Record<string, string>>
  /** Delays the answer to a call. Default: answers arrive at once. */
  before?(call: string): Promise<void> | undefined
  /** Answers to calls by name, computed from the request. Default: the rows. */
  answers?: Readonly<Record<string, (query: Readonly<Record<string, unknown>>) => unknown>>
}

/** Renders a page of one kind as the console does. Resolves once its rows are shown. */
export async function paintPage(
  Page: ComponentType<never>,
  { page, resource, rows, query = '', parameters = {}, before, answers = {} }: Given,
): Promise<Painted> {
  const asked: string[] = []
  const gone: string[] = []
  let now = query
  const http = fakeHttp({ rows, answers, before }, String(resource.key), asked)
  const Kind = Page as ComponentType<Record<string, unknown>>
  const definition = { title: { zh: '页面' }, resource: resource.name, ...page }
  const route = { path: '/page', application: 'test', kind: page.kind } as OpenPage['route']
  function Owner() {
    const [own, setOwn] = useState(query)
    now = own
    const open: OpenPage = { path: '/page', route, parameters, query: own, generation: 0 }
    return (
      <Kind
        open={open}
        page={definition}
        resources={{ [String(resource.name)]: resource }}
        references={{} satisfies ConsolePage['references']}
        onGo={(address: string) => gone.push(address)}
        onQuery={setOwn}
        onDirty={() => {}}
        onTitle={() => {}}
        onClose={() => {}}
      />
    )
  }
  const view = mount(
    <EnvironmentProvider value={{ locale: 'zh', http, reportError: () => {} }}>
      <Owner />
    </EnvironmentProvider>,
    { shadow: false },
  )
  await until(() => !view.host.querySelector('[aria-busy="true"]'))
  return { view, asked, gone, query: () => now, said: () => spoken(view.host) }
}

function fakeHttp(
  { rows, answers = {}, before }: Pick<Given, 'rows' | 'answers' | 'before'>,
  key: string,
  asked: string[],
): Http {
  const call = async (
    { name }: { name: string },
    { query, body }: Record<string, Record<string, unknown>> = {},
  ) => {
    asked.push(`${name} ${JSON.stringify(query ?? body ?? {})}`)
    await before?.(name)
    const answer = answers[name]
    if (answer) return answer(query ?? {})
    if (name === 'getImport') return null
    // the only row of a store is read without a key
    if (name === 'getResourceRow' || name === 'getRow')
      return rows.find((row) => query?.[key] === undefined || row[key] === query[key])
    if (name === 'runResourceAction') return { done: rows, failed: [] }
    const isTrail = name === 'listResourceTrail'
    const found = isTrail ? { list: [], total: 0 } : { list: rows, total: rows.length }
    // Lists read the whole body.
    return { ...found, data: found, done: [], failed: [] }
  }
  return { call, hotelId: () => '1' } as unknown as Http
}

const named = ['aria-label', 'placeholder', 'title']

const spoken = (root: Element): string =>
  [
    root.textContent,
    ...[...root.querySelectorAll('*')].flatMap((part) => named.map((name) => part.getAttribute(name) ?? '')),
  ].join(' ')
