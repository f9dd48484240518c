import { latest, superseded } from '@ebkit/core/promise'
import { labelText, type Option } from '@ebkit/rules/fields'
import { Skeleton } from '@ebkit/ui/placeholder'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useDescribeError } from '../../environment'
import { type PermissionNode, PermissionTree } from '../../permission-tree'
import type { ControlProps } from '../Control'
import { UnavailableControl } from './shownFields'
import { useHold } from './useHold'

const isNode = (given: unknown): given is PermissionNode =>
  typeof given === 'object' && given !== null && 'menuId' in given

/** A choice of the field's options as a permission entry. */
const nodeOf = ({ value, label, disabled }: Option, locale: string): PermissionNode => ({
  menuId: `${value}`,
  menuName: labelText(label, locale),
  menuType: 2,
  permission: `${value}`,
  disabled: !!disabled,
})

/**
 * Permission codes, in the tree of the field's source: nodes of the menu, or options. Without a source the codes are
 * unknown, and the value is only shown.
 */
export function PermissionsControl(props: ControlProps) {
  const { field, value, onChange, label, message, disabled, source } = props
  const hold = useHold(props)
  const { nodes, problem } = useNodes(props)
  if (typeof source !== 'function' && !field.options?.length) return <UnavailableControl {...props} />
  if (!nodes && !problem) return <Skeleton rows={3} />
  return (
    <PermissionTree
      nodes={nodes ?? []}
      selection={Array.isArray(value) ? value.filter((code) => typeof code === 'string') : []}
      reportProblem={hold}
      onChange={(detail) => onChange(detail.value)}
      label={label}
      errorMessage={message ?? problem}
      disabled={disabled}
    />
  )
}

/** The nodes of the field's options, or those of its source. */
function useNodes({ field, source, values, locale }: ControlProps) {
  const describe = useDescribeError()
  const [found, setFound] = useState<readonly unknown[]>()
  const [problem, setProblem] = useState<string>()
  const newest = useRef(values)
  newest.current = values
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each source
  useEffect(() => {
    if (typeof source !== 'function') return
    const reading = latest()
    reading
      .run(async (signal) => source('', { values: newest.current, signal }))
      .then(
        (given) => {
          if (given === superseded) return
          setFound(given)
          setProblem(undefined)
        },
        (error) => setProblem(describe(error)),
      )
    return reading.cancel
  }, [source])
  const given = typeof source === 'function' ? found : field.options
  const nodes = useMemo(
    () => given?.map((one) => (isNode(one) ? one : nodeOf(one as Option, locale))),
    [given, locale],
  )
  return { nodes, problem }
}
