import { mayBeSigned } from '@ebkit/core/files'
import { useEffect, useRef, useState } from 'react'
import { usePlace } from '../environment/Environment'
import { reachableAddress, type SavedAddress, withProcess } from './reachable'

/** The current address of an image or link. */
export interface ShownAddress {
  /** The value of `src`; undefined while it is requested, and if there is none. */
  readonly address: string | undefined
  /** Neither the plain address nor a signed one works. */
  readonly isFailed: boolean
  /** Call it when loading failed: a newly signed address is tried, once. */
  onFail(): void
  /** Starts again, at the user's request. */
  retry(): void
}

/** How the address of an object is found. */
export interface ObjectAddressOptions {
  /** Known to be private: its plain address is not tried first. */
  isPrivate?: boolean | undefined
  /** Falls back to the plain address if there is no signed one: for elements that do not report a failure. */
  orPlain?: boolean | undefined
  /** Called if no address works. */
  onFailed?(): void
}

interface State {
  readonly of: string
  readonly address?: string | undefined
  readonly isFailed?: boolean
}

/**
 * Resolves an address for an object: its plain address if it is public, otherwise one signed for this user, requested on
 * demand and again after a failure. Undefined while none is requested.
 *
 * @example
 * ```tsx
 * import { useObjectAddress } from '@ebkit/widgets/object-address'
 *
 * export function Picture({ saved }: { saved: string }) {
 *   const { address } = useObjectAddress({ saved }, { isPrivate: true })
 *   return <img src={address} alt="" />
 * }
 * ```
 */
export function useObjectAddress(
  wanted: SavedAddress | undefined,
  { isPrivate = false, orPlain = false, onFailed }: ObjectAddressOptions = {},
): ShownAddress {
  const { given } = usePlace()
  const plain = wanted && withProcess(wanted)
  const mustAsk = isPrivate && !!wanted && mayBeSigned(wanted.saved)
  const [state, setState] = useState<State>({ of: '' })
  const [attempt, setAttempt] = useState(0)
  const name = `${attempt} ${mustAsk} ${plain ?? ''}`
  const current = useRef(name)
  current.current = name
  /**
   * The object that was already signed again: content that cannot be shown would otherwise be requested endlessly.
   */
  const renewed = useRef('')

  const settle = (address: string | undefined) => {
    if (current.current !== name || !isMounted.current) return
    setState({ of: name, address, isFailed: address === undefined })
    if (address === undefined) onFailed?.()
  }
  const ask = async (failed?: string) => {
    const address = wanted && (await reachableAddress(given, wanted, failed))
    settle(address ?? (orPlain ? plain : undefined))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another object is wanted, or once more
  useEffect(() => {
    if (mustAsk) void ask()
  }, [name])
  // From the first rendering on: a broken `data:` fails before effects run.
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const isKnown = state.of === name
  const address = isKnown ? state.address : mustAsk ? undefined : plain
  return {
    address,
    isFailed: isKnown && !!state.isFailed,
    onFail() {
      if (address === undefined) return
      const isSigned = address !== plain
      if (!wanted || !mayBeSigned(wanted.saved) || (isSigned && renewed.current === name))
        return settle(undefined)
      if (isSigned) renewed.current = name
      void ask(address)
    },
    retry: () => setAttempt(attempt + 1),
  }
}
