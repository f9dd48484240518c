import { checkStatesOf } from './checkStates'
import { holderOf } from './codes'
import { outputNodes } from './outputNodes'
import { type PermissionNode, wholeCode, wholeType } from './PermissionNode'
import { indexOf } from './permissionIndex'
import { readNodes } from './permissionItem'

/** The saved form of a role. */
export interface PermissionOutput {
  /** `all`, or the codes of the granted nodes, in their order. */
  readonly codes: readonly string[]
  /** The granted part of the tree; empty if everything is one code. */
  readonly nodes: readonly PermissionNode[]
}

/**
 * The saved form of granted codes: `all` for a tree of type `eb` that is granted completely, else the codes of its
 * granted nodes and the tree of them.
 * @spec W-PERM-6 W-PERM-7 W-PERM-8 W-PERM-9
 */
export function permissionOutput(
  nodes: readonly PermissionNode[],
  granted: readonly string[],
  type: string | undefined,
): PermissionOutput {
  const index = indexOf(readNodes(nodes, { loaded: new Map(), states: new Map(), presets: new Set() }))
  const presets = index.items.flatMap(({ isPreset, code }) => (isPreset ? code : []))
  const own = new Set([...granted, ...presets])
  const holds = holderOf(own)
  const states = checkStatesOf(index, holds, own.has(wholeCode) || own.has('*'))
  const isWhole = index.roots.length > 0 && index.roots.every(({ id }) => states.get(id)?.checked === true)
  if (isWhole && type === wholeType) return { codes: [wholeCode], nodes: [] }
  const codes = index.items.flatMap(({ isReal, code }) => (isReal && holds(code) ? code : []))
  return { codes: [...new Set(codes)], nodes: outputNodes(index.roots, holds) }
}
