import type { Behaviour } from '../../behaviour/Behaviour'
import { department } from './department'
import { employee } from './employee'
import { member } from './member'
import { memberCenterPage } from './memberCenterPage'
import { memberGrade } from './memberGrade'
import { pointRecord } from './pointRecord'
import { role } from './role'

/** The behaviours of members and staff. */
export const memberBehaviours: readonly Behaviour[] = [
  department,
  employee,
  member,
  memberCenterPage,
  memberGrade,
  pointRecord,
  role,
]
