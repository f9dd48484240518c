import assert from 'node:assert/strict'
import type { ListColumn, ListColumnConfiguration } from '../ListColumn'
import { readColumns } from '../readColumns'

/** Converts a page's columns, which must be valid. */
export const columnsOf = (...given: readonly ListColumnConfiguration[]): ListColumn[] =>
  readColumns(given, (problem) => assert.fail(problem))

export const columnOf = (given: ListColumnConfiguration): ListColumn => columnsOf(given)[0] as ListColumn
