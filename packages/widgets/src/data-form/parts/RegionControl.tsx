import type { Http } from '@ebkit/core/http'
import { latest, superseded } from '@ebkit/core/promise'
import { createMapService } from '@ebkit/core/services/maps'
import { labelText } from '@ebkit/rules/fields'
import { isWithinRegion, regionsElsewhere } from '@ebkit/rules/validation'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CascaderItem, FindItems } from '../../cascader'
import { Cascader } from '../../cascader'
import { useDescribeError, useEnvironment } from '../../environment'
import type { ControlProps } from '../Control'
import type { FindOptions } from '../options'
import { askOptions } from './askOptions'

/** Separates the names of a region: `浙江省/杭州市`. */
const separator = '/'

/** A region is shown in the same way before and after it has loaded. */
const namesOf = (path: string) => path.replaceAll(separator, ' / ')

/** Districts are the third level of China's regions; they have no children. */
const districtDepth = 3

/** Maximum length of a search text for the gateway. */
const longest = 200

/**
 * Regions, as names from the province down; several if the field allows it. The gateway provides those of China; a
 * page can provide others, by the path of their parent.
 */
export function RegionControl(props: ControlProps) {
  const { field, value, onChange, label, message, disabled } = props
  const { roots, problem, find, search, retry } = usePlaces(props)
  const isTaken = useTaken(props)
  const free = (item: CascaderItem): CascaderItem => ({
    ...item,
    disabled: !!item.disabled || isTaken(`${item.id}`),
  })
  // with other items the cascader asks anew for what is below them
  // biome-ignore lint/correctness/useExhaustiveDependencies: `free` follows from what is taken
  const items = useMemo(() => roots.map(free), [roots, isTaken])
  const given: unknown[] = field.multiple ? (Array.isArray(value) ? value : []) : [value]
  const chosen = given.flatMap((path) => (Array.isArray(path) && path.length ? [path.join(separator)] : []))
  return (
    <Cascader
      items={items}
      load={async (item) => (await find(`${item.id}`)).map(free)}
      find={search}
      selection={chosen}
      nameOf={namesOf}
      multiple={field.multiple}
      anyLevel={field.multiple}
      onChange={(detail) => {
        const paths = detail.value.map((path) => path.split(separator))
        onChange(field.multiple ? paths : paths[0])
      }}
      onShow={retry}
      // as wide as the field
      width={520}
      label={label}
      errorMessage={message ?? problem}
      disabled={disabled}
    />
  )
}

/** Regions of other fields, which cannot be chosen here. */
function useTaken({ field, path, row }: ControlProps): (region: string) => boolean {
  const elsewhere = field.apartFrom ? regionsElsewhere(row.state.values, field.apartFrom, path) : []
  const key = JSON.stringify(elsewhere)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same regions are the same answer
  return useCallback(
    (region) => elsewhere.some((taken) => isWithinRegion(region.split(separator), taken)),
    [key],
  )
}

/** Finds regions of China by name, pinyin or initials. */
const searchRegions =
  (http: Http): FindItems =>
  async (text, signal) => {
    const paths = await createMapService(http).findRegions(text.slice(0, longest), signal)
    return paths.map((names) => names.map((_, index) => names.slice(0, index + 1).join(separator)))
  }

/** The first level, and the levels below a region. */
function usePlaces({ source, values, locale }: ControlProps) {
  const { http } = useEnvironment()
  const describe = useDescribeError()
  const [roots, setRoots] = useState<CascaderItem[]>([])
  const [problem, setProblem] = useState<string>()
  const [attempt, again] = useState(0)
  const newest = useRef({ values })
  newest.current = { values }
  const find = async (path: string, signal = new AbortController().signal) => {
    const regions: FindOptions = async () => {
      const names = await createMapService(http).regions(path, signal)
      return names.map((name) => ({ value: name, label: { zh: name } }))
    }
    const asked = typeof source === 'function' ? source : regions
    const { options } = await askOptions(asked, path, { http, values: newest.current.values, signal })
    return options.map(
      (option): CascaderItem => ({
        id: path ? `${path}${separator}${option.value}` : `${option.value}`,
        name: labelText(option.label, locale),
        disabled: !!option.disabled,
        leaf: typeof source !== 'function' && path.split(separator).length === districtDepth - 1,
      }),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each source
  useEffect(() => {
    const reading = latest()
    reading
      .run((signal) => find('', signal))
      .then(
        (found) => {
          if (found === superseded) return
          setRoots(found)
          setProblem(undefined)
        },
        (error) => setProblem(describe(error)),
      )
    return reading.cancel
  }, [source, attempt])
  const search = useMemo(
    () => (typeof source === 'function' ? undefined : searchRegions(http)),
    [source, http],
  )
  return { roots, problem, find, search, retry: () => again((count) => count + (problem ? 1 : 0)) }
}
