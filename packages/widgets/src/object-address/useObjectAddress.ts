import { mayBeSigned } from '@ebkit/core/files'
import { useEffect, useRef, useState } from 'react'
import { usePlace } from '../environment/Environment'
import { reachableAddress, type SavedAddress, withProcess } from './reachable'

/** The address that an image or a link has now. */
export interface ShownAddress {
  /** What stands in `src`; undefined while it is asked for, and where there is none. */
  readonly address: string | undefined
  /** Nothing shows it, neither the plain address nor a signed one. */
  readonly isFailed: boolean
  /** What was shown did not come: an address that is signed anew may, once. */
  onFail(): void
  /** Begins again, when the person wants it. */
  retry(): void
}

/** How the address of an object is found. */
export interface ObjectAddressOptions {
  /** Not everybody's, as far as is known: it is not tried by its plain address first. */
  isPrivate?: boolean | undefined
  /** Whoever has no signed address gets the plain one: for what does not tell that it has failed. */
  orPlain?: boolean | undefined
  /** Nothing shows it. */
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
  /** What was signed anew already: contents that cannot be shown would be asked for without end. */
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
