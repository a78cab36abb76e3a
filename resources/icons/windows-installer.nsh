; What the Windows installer does besides: it takes a workshop profile along, with its logo (main/workshop), and
; offers Juice Range in "Open with" for .json files (backups are named *.juicerange.json), without becoming their default.

!macro tellExplorer
  ; SHCNE_ASSOCCHANGED, SHCNF_FLUSH
  System::Call "shell32::SHChangeNotify(i, i, i, i) (0x08000000, 0x1000, 0, 0)"
!macroend

!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\JuiceRange.Backup" "" "Juice Range backup"
  WriteRegStr SHELL_CONTEXT "Software\Classes\JuiceRange.Backup\DefaultIcon" "" "$INSTDIR\resources\backup.ico,0"
  WriteRegStr SHELL_CONTEXT "Software\Classes\JuiceRange.Backup\shell\open" "FriendlyAppName" "Juice Range"
  WriteRegStr SHELL_CONTEXT "Software\Classes\JuiceRange.Backup\shell\open\command" "" '"$appExe" "%1"'
  WriteRegNone SHELL_CONTEXT "Software\Classes\.json\OpenWithProgids" "JuiceRange.Backup"
  !insertmacro tellExplorer
  IfFileExists "$EXEDIR\workshop.yml" 0 +2
    CopyFiles /SILENT "$EXEDIR\workshop.*" "$INSTDIR"
!macroend

!macro customUnInstall
  DeleteRegValue SHELL_CONTEXT "Software\Classes\.json\OpenWithProgids" "JuiceRange.Backup"
  DeleteRegKey SHELL_CONTEXT "Software\Classes\JuiceRange.Backup"
  !insertmacro tellExplorer
!macroend
