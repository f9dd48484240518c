import type { Row } from '@ebkit/core/services/rows'
import type { ListView } from '@ebkit/domain'
import { evaluateCondition, parseCondition } from '@ebkit/rules/conditions'
import { useState } from 'react'
import { useRepeat } from '../rows/useRepeat'

/**
 * Polls a list, as long as its definition requires that for a row on its page.
 *
 * @returns a function to call with the rows that were read
 */
export function useRefresh(
  refresh: ListView['readAgain'],
  reload: () => void,
): (rows: readonly Row[]) => void {
  const [isBusy, setBusy] = useState(false)
  useRepeat(isBusy ? refresh?.every : undefined, reload)
  return (rows) => {
    const condition = refresh && parseCondition(refresh.while)
    setBusy(!!condition && rows.some((row) => evaluateCondition(condition, row)))
  }
}
