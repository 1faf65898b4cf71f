/** Text to take along, out of the field that shows it. Plain http has no clipboard API: it is copied the old way. */
export class Copied {
  /** Just now. */
  done = $state(false);

  copy(field: HTMLInputElement | HTMLTextAreaElement | undefined): void {
    field?.select();
    this.done = document.execCommand("copy");
    setTimeout(() => (this.done = false), 2000);
  }
}
