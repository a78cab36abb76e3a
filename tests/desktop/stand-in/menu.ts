import type { KeyboardEvent, Menu, MenuItem, MenuItemConstructorOptions } from 'electron';

/** An entry as built from its template. A click does what the template says; roles do nothing here. */
export class StandInMenuItem implements Pick<MenuItem, 'checked' | 'enabled' | 'id' | 'label' | 'type' | 'visible'> {
  readonly id: string;
  readonly label: string;
  readonly type: NonNullable<MenuItemConstructorOptions['type']>;
  readonly role: MenuItemConstructorOptions['role'];
  readonly accelerator: string | undefined;
  readonly submenu: StandInMenu | null;
  enabled: boolean;
  visible: boolean;
  checked: boolean;
  readonly #click: MenuItemConstructorOptions['click'];

  constructor(options: MenuItemConstructorOptions) {
    const { submenu } = options;
    this.id = options.id ?? '';
    this.label = options.label ?? options.role ?? '';
    this.type = options.type ?? (submenu === undefined ? 'normal' : 'submenu');
    this.role = options.role;
    this.accelerator = options.accelerator;
    this.submenu = Array.isArray(submenu) ? StandInMenu.buildFromTemplate(submenu) : null;
    this.enabled = options.enabled ?? true;
    this.visible = options.visible ?? true;
    this.checked = options.checked ?? false;
    this.#click = options.click;
  }

  click(): void {
    if (this.enabled) {
      // The app's items use none of the three.
      this.#click?.(this as unknown as MenuItem, undefined, {} as KeyboardEvent);
    }
  }
}

export class StandInMenu implements Pick<Menu, 'closePopup' | 'popup'> {
  readonly items: readonly StandInMenuItem[];
  static #application: StandInMenu | null = null;

  constructor(items: readonly StandInMenuItem[] = []) {
    this.items = items;
  }

  static buildFromTemplate(template: readonly (MenuItemConstructorOptions | StandInMenuItem)[]): StandInMenu {
    return new StandInMenu(
      template.map((entry) => (entry instanceof StandInMenuItem ? entry : new StandInMenuItem(entry))),
    );
  }

  static setApplicationMenu(menu: StandInMenu | null): void {
    StandInMenu.#application = menu;
  }

  static getApplicationMenu(): StandInMenu | null {
    return StandInMenu.#application;
  }

  getMenuItemById(id: string): StandInMenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : (item.submenu?.getMenuItemById(id) ?? null);
      if (found !== null) {
        return found;
      }
    }
    return null;
  }

  popup(): void {
    // There is no screen to show it on. Tests read what was built.
  }

  closePopup(): void {
    // See popup.
  }
}
