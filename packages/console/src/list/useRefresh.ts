import type { Row } from '@ebkit/core/services/rows'
import type { ListView } from '@ebkit/domain'
import { evaluateCondition, parseCondition } from '@ebkit/rules/conditions'
import { useEffect, useState } from 'react'
import { usePageShown } from '../pages/pageShown'

/**
 * Reads a list again and again, as long as its definition says so of a row on its page.
 *
 * @returns to be told of the rows that were read
 */
export function useRefresh(
  refresh: ListView['readAgain'],
  reload: () => void,
): (rows: readonly Row[]) => void {
  const isShown = usePageShown()
  const [isBusy, setBusy] = useState(false)
  const seconds = isBusy && isShown ? refresh?.every : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: reading again is the same each time
  useEffect(() => {
    if (!seconds) return
    const timer = setInterval(() => document.hidden || reload(), seconds * 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return (rows) => {
    const condition = refresh && parseCondition(refresh.while)
    setBusy(!!condition && rows.some((row) => evaluateCondition(condition, row)))
  }
}
