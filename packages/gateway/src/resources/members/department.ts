import { department as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'

/** SQL: a count over the department `t` and all departments below it. The limit on levels ends an accidental cycle. */
const count = (what: string) => `(with recursive below as (
    select d.department_id, 1 as level from department d where d.department_id = t.department_id
    union all select d.department_id, below.level + 1 from department d
      join below on d.parent_id = below.department_id where below.level < 20)
  select count(*)::int from below join employee e on e.department_id = below.department_id${what})`

/** Departments of a store. */
export const department = defineBehaviour(resource)({
  computed: {
    employeeCount: live(count(" and e.status = 'ON_JOB'"), 'integer'),
    newMemberCount: live(
      count(' join member m on m.brand_id = t.brand_id and m.employee_id = e.employee_id'),
      'integer',
    ),
  },
})
