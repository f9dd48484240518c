import type { ListFilter } from '@ebkit/core/list'
import { createMapService } from '@ebkit/core/services/maps'
import { Button } from '@ebkit/ui/button'
import { Checkbox } from '@ebkit/ui/checkbox'
import { Icon } from '@ebkit/ui/icon'
import { chevronDownIcon, chevronRightIcon } from '@ebkit/ui/icons'
import { useEffect, useState } from 'react'
import { useDescribeError, useEnvironment, useStrings } from '../../environment'
import { FilterChoices } from './FilterChoices'
import { listPartStrings } from './strings'

type Chosen = NonNullable<ListFilter['is']>

interface RegionChoicesProps {
  /** Names of provinces and cities. */
  chosen: Chosen
  onChange(chosen: Chosen): void
}

/** Provinces, and the cities of expanded ones. Rows of any chosen region match. */
export function RegionChoices(props: RegionChoicesProps) {
  const describe = useDescribeError()
  const { names, error } = useRegions('')
  if (error !== undefined) return <p role="alert">{describe(error)}</p>
  return (
    <FilterChoices isLoading={!names}>
      {names?.map((name) => (
        <Province key={name} {...props} name={name} />
      ))}
    </FilterChoices>
  )
}

function Province({ name, ...props }: RegionChoicesProps & { name: string }) {
  const text = useStrings(listPartStrings)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="eb-filter__branch">
        <Button
          kind="icon"
          label={text(isOpen ? 'hideCities' : 'showCities', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon path={isOpen ? chevronDownIcon : chevronRightIcon} />
        </Button>
        <Region {...props} name={name} />
      </div>
      {isOpen && <Cities {...props} name={name} />}
    </>
  )
}

function Cities({ name, ...props }: RegionChoicesProps & { name: string }) {
  const describe = useDescribeError()
  const { names, error } = useRegions(name)
  if (error !== undefined) return <p role="alert">{describe(error)}</p>
  return (
    <div className="eb-filter__below" aria-busy={!names}>
      {names?.map((city) => (
        <Region key={city} {...props} name={city} />
      ))}
    </div>
  )
}

function Region({ name, chosen, onChange }: RegionChoicesProps & { name: string }) {
  return (
    <Checkbox
      checked={chosen.includes(name)}
      onChange={(isOn) => onChange(isOn ? [...chosen, name] : chosen.filter((one) => one !== name))}
    >
      {name}
    </Checkbox>
  )
}

interface Regions {
  readonly names?: readonly string[]
  readonly error?: unknown
}

/** Names of the divisions below one; without one, the provinces. */
function useRegions(path: string): Regions {
  const { http } = useEnvironment()
  const [found, setFound] = useState<Regions>({})
  useEffect(() => {
    const stop = new AbortController()
    createMapService(http)
      .regions(path, stop.signal)
      .then(
        (names) => setFound({ names }),
        (error: unknown) => stop.signal.aborted || setFound({ error }),
      )
    return () => stop.abort()
  }, [http, path])
  return found
}
