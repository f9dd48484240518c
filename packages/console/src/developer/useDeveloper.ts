import {
  createDeveloperService,
  type DeveloperAccess,
  type DeveloperService,
} from '@ebkit/core/services/developer'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useMemo, useState } from 'react'

/** Origins and keys, as far as they are loaded. */
export interface DeveloperState {
  readonly service: DeveloperService
  readonly access: DeveloperAccess | undefined
  readonly error: unknown
  /** Reads again; what is shown stays until the answer arrives. */
  read(): Promise<void>
}

/** Reads origins and keys of the brand. */
export function useDeveloper(): DeveloperState {
  const { http } = useEnvironment()
  const service = useMemo(() => createDeveloperService(http), [http])
  const [access, setAccess] = useState<DeveloperAccess>()
  const [error, setError] = useState<unknown>()
  const read = async () => {
    try {
      setAccess(await service.read())
      setError(undefined)
    } catch (cause) {
      setError(cause)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and for another gateway
  useEffect(() => void read(), [service])
  return { service, access, error, read }
}
