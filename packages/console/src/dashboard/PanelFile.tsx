import type { ReportFile, ReportQuery } from '@ebkit/core/services/reports'
import { useEffect } from 'react'
import { useFigureFile } from '../report/useFigureFile'

export interface PanelFileProps {
  title: string
  query: ReportQuery & Pick<ReportFile, 'panel'>
  format: ReportFile['format']
}

/** Saves a set of figures as a file when it is mounted; says why if it cannot. */
export function PanelFile({ title, query, format }: PanelFileProps) {
  const { save, outcome } = useFigureFile()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice is mounted anew and saves once
  useEffect(() => void save(query, title, format), [])
  return outcome
}
