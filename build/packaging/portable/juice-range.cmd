@echo off
rem Serves Juice Range from this folder. It takes the flags that "juice-range --help" lists.
setlocal
set "profile="
if exist "%~dp0workshop.yml" set profile=--profile "%~dp0workshop.yml"
"%~dp0node\node.exe" "%~dp0dist\server\cli.js" %profile% %*
set status=%errorlevel%
rem After a double click, the window would close and hide the reason.
if not %status% == 0 if "%~1" == "" pause
exit /b %status%
