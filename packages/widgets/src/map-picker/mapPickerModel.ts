import { latest, NativePromise, superseded } from '@ebkit/core/promise'
import type { MapPlace, MapPoint } from '@ebkit/core/services/maps'
import { atom, type ReadableAtom } from 'nanostores'
import { defaultLevel, type MapPosition, roundDegrees } from './MapPosition'
import type { MapProvider } from './MapProvider'

/** Problems. `no-result`: nothing was found; `no-address`: the position has no address. @spec W-MAP-6 W-MAP-7 */
export type MapProblem = 'no-result' | 'no-address' | 'search-failed' | 'tiles-failed'

export interface MapPickerState {
  /** Undefined until the map has loaded. */
  readonly provider?: MapProvider
  /** Why there is no map. */
  readonly failure?: unknown
  readonly position?: MapPosition | undefined
  readonly problem?: MapProblem | undefined
  readonly isSearching: boolean
  /** Where the map should move; a new object for each move. */
  readonly target?: { readonly point: MapPoint; readonly level: number }
}

export interface MapPickerOptions {
  disabled?: boolean
  /** The position is changing; its address may not be known yet. */
  onInput?(detail: { value: MapPosition | null }): void
  /** The position has changed. */
  onChange?(detail: { value: MapPosition | null }): void
}

export interface MapPickerModel {
  readonly $state: ReadableAtom<MapPickerState>
  /** Loads the map; retries after a failure. */
  load(): Promise<void>
  /** The page sets the position. */
  set(position: MapPosition | undefined): void
  /** Sets the marker, and requests its address after `wait` milliseconds without another change. */
  place(point: MapPoint, level: number, wait?: number): Promise<void>
  /** Moves to the best match of a keyword. @spec W-MAP-1 */
  search(keyword: string): Promise<void>
  /** Searches places for a list. */
  suggest(keyword: string, signal: AbortSignal): Promise<readonly MapPlace[]>
  /** Chooses a found place. */
  choose(place: MapPlace): void
  zoomed(level: number): void
  /** The user types the address. */
  writeAddress(address: string): void
  /** The user has finished typing. */
  keepAddress(): void
  clear(): void
  /** A tile of the map could not be loaded. */
  tilesFailed(cause: unknown): void
  dismiss(): void
  /** Stops all requests. */
  stop(): void
}

/** Zoom level for a found place: closer than the country, unless the map is already closer. */
const foundLevel = 12

/**
 * The model of a map picker, without a view.
 * @param load makes the provider
 * @param options asked for at each use
 * @param report called for each problem
 * @spec W-MAP-1 W-MAP-4 W-MAP-5 W-MAP-6 W-MAP-7
 */
export function createMapPicker(
  load: () => Promise<MapProvider>,
  options: () => MapPickerOptions,
  report: (problem: MapProblem | 'load-failed', cause?: unknown) => void,
): MapPickerModel {
  const $state = atom<MapPickerState>({ isSearching: false })
  const context: Context = {
    $state,
    options,
    report,
    loading: latest(),
    finding: latest(),
    locating: latest(),
    isWritten: false,
  }
  return {
    $state,
    load: () => loadMap(context, load),
    set: (position) => setPosition(context, position),
    place: (...at) => place(context, ...at),
    search: (keyword) => search(context, keyword),
    suggest: async (keyword, signal) => $state.get().provider?.find(keyword, signal) ?? [],
    choose: (found) => choose(context, found),
    zoomed: (level) => zoomed(context, level),
    writeAddress: (address) => writeAddress(context, address),
    keepAddress: () => keepAddress(context),
    clear: () => clear(context),
    tilesFailed: (cause) => fail(context, 'tiles-failed', cause),
    dismiss: () => $state.set({ ...$state.get(), problem: undefined }),
    stop() {
      context.loading.cancel()
      context.finding.cancel()
      context.locating.cancel()
    },
  }
}

/** Moves the map to a position, unless it is already there: the page also sets what the user has chosen. */
function setPosition(context: Context, position: MapPosition | undefined): void {
  const { $state } = context
  const { position: last } = $state.get()
  const isSame = position && last?.longitude === position.longitude && last.latitude === position.latitude
  if (!isSame) cancelRequests(context)
  const target = position && !isSame && { target: { point: position, level: position.level } }
  $state.set({ ...$state.get(), position, ...target })
}

interface Context {
  readonly $state: ReturnType<typeof atom<MapPickerState>>
  readonly options: () => MapPickerOptions
  readonly report: (problem: MapProblem | 'load-failed', cause?: unknown) => void
  /** Loading the map, until it is cancelled. */
  readonly loading: ReturnType<typeof latest>
  /** The newest search, and the newest request for an address. */
  readonly finding: ReturnType<typeof latest>
  readonly locating: ReturnType<typeof latest>
  /** The user is typing in the address field. */
  isWritten: boolean
}

async function loadMap(
  { $state, report, loading }: Context,
  load: () => Promise<MapProvider>,
): Promise<void> {
  $state.set({ ...$state.get(), failure: undefined })
  try {
    const provider = await loading.run(load)
    if (provider !== superseded) $state.set({ ...$state.get(), provider })
  } catch (cause) {
    $state.set({ ...$state.get(), failure: cause })
    report('load-failed', cause)
  }
}

function fail({ $state, report }: Context, problem: MapProblem, cause?: unknown): void {
  if ($state.get().problem === problem && problem === 'tiles-failed') return
  $state.set({ ...$state.get(), problem })
  report(problem, cause)
}

/** The position is about to be another one: neither a running search nor an address of the last one replaces it. */
function cancelRequests({ $state, finding, locating }: Context): void {
  finding.cancel()
  locating.cancel()
  if ($state.get().isSearching) $state.set({ ...$state.get(), isSearching: false })
}

/** Shows a position, and reports that it is changing. */
function show({ $state, options }: Context, position: MapPosition): void {
  $state.set({ ...$state.get(), position, problem: undefined })
  options().onInput?.({ value: { ...position } })
}

const tell = ({ options }: Context, value: MapPosition | null) =>
  options().onChange?.({ value: value && { ...value } })

/** Shows a position without further changes. */
function keep(context: Context, position: MapPosition): void {
  show(context, position)
  tell(context, position)
}

function zoomed(context: Context, level: number): void {
  const { position } = context.$state.get()
  if (!position || position.level === level || context.options().disabled) return
  keep(context, { ...position, level })
}

function writeAddress(context: Context, address: string): void {
  const { position } = context.$state.get()
  if (!position) return
  cancelRequests(context)
  context.isWritten = true
  show(context, { ...position, address })
}

function keepAddress(context: Context): void {
  if (context.isWritten) tell(context, context.$state.get().position ?? null)
  context.isWritten = false
}

function clear(context: Context): void {
  const { $state, options } = context
  cancelRequests(context)
  $state.set({ ...$state.get(), position: undefined, problem: undefined })
  options().onInput?.({ value: null })
  tell(context, null)
}

async function place(context: Context, point: MapPoint, level: number, wait = 0): Promise<void> {
  const { $state, options, locating } = context
  const { provider } = $state.get()
  if (!provider || options().disabled) return
  const position: MapPosition = {
    longitude: roundDegrees(point.longitude),
    latitude: roundDegrees(point.latitude),
    level,
    address: '',
  }
  cancelRequests(context)
  show(context, position)
  try {
    const address = await locating.run(async (signal) => {
      await pause(wait, signal)
      return provider.addressOf(position, signal)
    })
    if (address === superseded) return
    keep(context, { ...position, level: $state.get().position?.level ?? level, address })
  } catch (cause) {
    tell(context, position)
    fail(context, 'no-address', cause)
  }
}

/** Waits; ends early when it is cancelled. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new NativePromise<void>((resolve, reject) => {
    if (!milliseconds) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

async function search(context: Context, keyword: string): Promise<void> {
  const { $state, options, finding } = context
  const { provider } = $state.get()
  if (!provider || !keyword.trim() || options().disabled) return
  $state.set({ ...$state.get(), isSearching: true, problem: undefined })
  try {
    const found = await finding.run((signal) => provider.find(keyword.trim(), signal))
    if (found === superseded) return
    const [best] = found
    if (best) choose(context, best)
    else fail(context, 'no-result')
  } catch (cause) {
    fail(context, 'search-failed', cause)
  }
  $state.set({ ...$state.get(), isSearching: false })
}

function choose(context: Context, { longitude, latitude, address, name }: MapPlace): void {
  const { $state, options } = context
  if (options().disabled) return
  cancelRequests(context)
  const level = Math.max($state.get().position?.level ?? defaultLevel, foundLevel)
  const point = { longitude: roundDegrees(longitude), latitude: roundDegrees(latitude) }
  $state.set({ ...$state.get(), target: { point, level } })
  keep(context, { ...point, level, address: address.includes(name) ? address : address + name })
}
