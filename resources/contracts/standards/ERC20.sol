// SPDX-License-Identifier: MIT
pragma solidity 0.8.21;

/// A token of which one piece is as good as another (ERC-20).
contract ERC20 {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;

    mapping(address => uint256) private holdings;
    mapping(address => mapping(address => uint256)) private allowances;

    constructor(string memory tokenName, string memory tokenSymbol) {
        name = tokenName;
        symbol = tokenSymbol;
    }

    function balanceOf(address account) public view returns (uint256) {
        return holdings[account];
    }

    function allowance(address owner, address spender) public view returns (uint256) {
        return allowances[owner][spender];
    }

    function transfer(address recipient, uint256 amount) external returns (bool) {
        _transfer(msg.sender, recipient, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) external returns (bool) {
        _transfer(sender, recipient, amount);
        uint256 allowed = allowances[sender][msg.sender];
        require(allowed >= amount, "ERC20: more than the allowance");
        _approve(sender, msg.sender, allowed - amount);
        return true;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _approve(msg.sender, spender, amount);
        return true;
    }

    function increaseAllowance(address spender, uint256 addedValue) external returns (bool) {
        _approve(msg.sender, spender, allowances[msg.sender][spender] + addedValue);
        return true;
    }

    function decreaseAllowance(address spender, uint256 subtractedValue) external returns (bool) {
        uint256 allowed = allowances[msg.sender][spender];
        require(allowed >= subtractedValue, "ERC20: allowance below zero");
        _approve(msg.sender, spender, allowed - subtractedValue);
        return true;
    }

    function _mint(address recipient, uint256 amount) internal {
        require(recipient != address(0), "ERC20: no recipient");
        totalSupply += amount;
        holdings[recipient] += amount;
        emit Transfer(address(0), recipient, amount);
    }

    function _transfer(address sender, address recipient, uint256 amount) private {
        require(recipient != address(0), "ERC20: no recipient");
        require(holdings[sender] >= amount, "ERC20: more than the balance");
        holdings[sender] -= amount;
        holdings[recipient] += amount;
        emit Transfer(sender, recipient, amount);
    }

    function _approve(address owner, address spender, uint256 amount) private {
        require(spender != address(0), "ERC20: no spender");
        allowances[owner][spender] = amount;
        emit Approval(owner, spender, amount);
    }
}
