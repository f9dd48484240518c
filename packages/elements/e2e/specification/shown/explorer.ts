import type { Request } from '@playwright/test'
import { expect } from '@playwright/test'
import { file, listed } from '../../support/files'
import type { Place } from '../../support/Place'
import { limitOf } from '../known/Observation'
import { parametersOf, type Sight } from './Sight'
import { passUntil, stayOf, stopTime } from './time'

const tag = 'eb-file-explorer'
const ways: Readonly<Record<string, string>> = { 最近: 'time desc', 最早: 'time asc' }

const rows = (it: Place) => it.inside('[part=files] [data-key]')
const row = (it: Place, name: string) => rows(it).filter({ hasText: name }).first()
const isListing = (one: Request) => one.url().includes('/directory_files')
