import { showToast } from '#web/browser/toast.ts'

/** Shows that an action failed. */
export function showFailure(title: string, description = 'Please check your connection and try again'): void {
  void showToast('error', title, { description })
}
