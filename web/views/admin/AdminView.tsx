import { Island } from '../../islands/Island.tsx'
import Dashboard from './Admin.tsx'

export function Admin() {
  return <Island name="dashboard" component={Dashboard} props={{}} />
}
